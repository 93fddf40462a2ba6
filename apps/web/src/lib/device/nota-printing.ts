/** What becomes of a nota at this device: to the printer at once, or kept as a file. */
export type NotaPrinting = 'CETAK' | 'SIMPAN'

export const NOTA_PRINTING_KEY = 'kencana-cetak'

/** The device's choice; printing unless it was chosen otherwise. */
export const notaPrinting = (): NotaPrinting =>
  localStorage.getItem(NOTA_PRINTING_KEY) === 'SIMPAN' ? 'SIMPAN' : 'CETAK'

/** Keeps the choice for this device, across logins. */
export const chooseNotaPrinting = (choice: NotaPrinting): void =>
  localStorage.setItem(NOTA_PRINTING_KEY, choice)
