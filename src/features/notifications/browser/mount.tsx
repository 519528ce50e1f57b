import { createRoot } from 'react-dom/client';
import notificationStyle from '../notifications.css?url';
import { loadStyle } from '#lib/load-style.ts';
import { NotificationRegion } from './NotificationRegion.tsx';

/** Puts the region of notifications at the end of the page. */
export async function mountNotifications(): Promise<void> {
  await loadStyle(notificationStyle);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<NotificationRegion />);
}
