/** Why a figure is none: nothing was given, or something that cannot be read as one. */
export const noNumber = (
  { input }: { readonly input?: unknown },
  empty: string = 'Harus Diisi',
): string => (input === undefined || input === null || input === '' ? empty : 'Bukan angka')
