/** An address of the web as it is kept and called: no blanks around it, no slash at its end. */
export const withoutSlash = (address: string): string => address.trim().replace(/(?<!\/)\/+$/, '')
