import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island, in place of @astrojs/react's own script: that one is five times as large, for slots, actions and
 * `client:only`, which islands here don't have, and renders each island twice.
 */
export default (element: HTMLElement) =>
  <Props extends object>(Component: ComponentType<Props>, props: Props): void =>
    startTransition(() => {
      // What `useId` gave on the server begins with it.
      const identifierPrefix = element.getAttribute('prefix') ?? '';
      hydrateRoot(element, createElement(Component, props), { identifierPrefix });
    });
