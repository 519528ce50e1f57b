import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../data/query-client.ts';
import { PortfolioList, type PortfolioListProps } from './PortfolioList.tsx';

const client = createQueryClient();

export interface PortfolioBrowserProps extends Omit<PortfolioListProps, 'children'> {
  /** The first twelve cards: markup of the page, which stays as it is. Astro hands it over; only a template may name it. */
  readonly children?: ReactNode;
}

/** A portfolio's filters, the rest of its list and its player, around the cards that the page itself holds. */
export function PortfolioBrowser({ children, ...props }: PortfolioBrowserProps) {
  return (
    <QueryClientProvider client={client}>
      <PortfolioList {...props}>{children}</PortfolioList>
    </QueryClientProvider>
  );
}
