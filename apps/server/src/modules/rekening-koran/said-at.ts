const WIB = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as a sentence says it, in Jakarta: '2026-11-26 13:05'. */
export const momentText = (at: Date): string => WIB.format(at)
