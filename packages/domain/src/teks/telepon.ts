/**
 * A telephone as it is compared: its digits behind the country's code or the first nought, however
 * it is written. The same as telp_baku() of the database.
 */
export const telpBaku = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(0062|62|0)0?/, '')

/** A phone number for messages: digits only, in front the code of the country, 62 where none is. */
export function phone62(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  const isAbroad = /^\D*(\+|00)/.test(phone) || !/^[08]/.test(digits)
  // Where the nought of here is written behind the country's code, it is one too many.
  return (isAbroad ? digits : `62${telpBaku(digits)}`).replace(/^620(?=[1-9])/, '62')
}
