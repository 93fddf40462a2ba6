const MONTHS = 'jan feb mar apr mei|may|mac jun jul agu|aug|ogo sep okt|oct nov des|dec|dis'
  .split(' ')
  .map(names => names.split('|'))
/** '27 nov 2026' with the weekday before it that it may have, and 'nov 2026'. */
const SAID = /(?:\b[a-z]{3},\s+)?\b(?:(\d{1,2})\s+)?([a-z]{3})\s+(\d{4})\b/gi

/**
 * What is typed to be found, days in it as they are kept: 'Jum, 27 Nov 2026' becomes '2026-11-27',
 * 'nov 2026' '2026-11'. Months by their Indonesian, English or Malay names.
 */
export const readDays = (typed: string): string =>
  typed.replace(SAID, (whole, day: string | undefined, month: string, year: string) => {
    const at = MONTHS.findIndex(names => names.includes(month.toLowerCase())) + 1
    if (at === 0) return whole
    const two = (figure: number | string) => String(figure).padStart(2, '0')
    return [year, two(at), ...(day === undefined ? [] : [two(day)])].join('-')
  })
