/**
 * Whether a text holds something that can be a payment card's number: 13 to 19 digits, spaces and
 * dashes allowed between, that satisfy the Luhn check. Such numbers are kept nowhere (PCI).
 */
export function hasCardNumber(text: string): boolean {
  const candidates = text.match(/\d(?:[ -]?\d){12,18}/g) ?? []
  return candidates.some(found => luhn(found.replace(/\D/g, '')))
}

function luhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
