/** Announcements: the panel of the first screen. */
export { NewsPanel } from './news-panel.tsx'
