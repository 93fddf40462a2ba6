/** Light, dark, or as the device says. Kept per device, also across logins. */
type ColorChoice = 'light' | 'dark' | 'auto'

export const COLOR_KEY = 'kencana-warna'

/** The kept choice; 'auto' when none or unreadable. */
function colorChoice(): ColorChoice {
  const kept = localStorage.getItem(COLOR_KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}

/** Marks the document before the first paint, so that the page never flashes the other scheme. */
export function applyColorChoice(choice: ColorChoice = colorChoice()): void {
  const dark =
    choice === 'dark' ||
    (choice === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
}
