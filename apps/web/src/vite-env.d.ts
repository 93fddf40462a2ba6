/// <reference types="vite/client" />

interface Window {
  /** Asks for the files of a screen at once; written into the page's head (`vite/doors.ts`). */
  screenAhead?: (path: string) => void
}
