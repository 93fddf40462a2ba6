/** A name or a telephone; figures alone are a barcode, or too few to be somebody. */
const CUSTOMER = /\p{L}{2}|^(?:\+?62|0)[\d .-]{5,}$/u
/** A document's number, or its beginning: FJ-JKT-. */
const NUMBER = /^[a-z]{2}-/i

/** Whether a text may be whose nota it is, and long enough to be looked for in all days. */
export const mayBeCustomer = (q: string): boolean => {
  const text = q.trim()
  return text.length >= 3 && CUSTOMER.test(text) && !NUMBER.test(text)
}
