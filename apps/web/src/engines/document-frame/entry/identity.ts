const IDENTITAS = /^[A-Za-z0-9]{5,20}$/

/** Whether a text may be the number of an identity card. */
export const isIdentity = (no_identitas: string): boolean => IDENTITAS.test(no_identitas.trim())
