/** Why a figure is none: nothing was given, or something that cannot be read as one. */
export const noNumber = ({ input }: { readonly input?: unknown }): string =>
  input === undefined || input === null || input === '' ? 'Harus Diisi' : 'Bukan angka'
