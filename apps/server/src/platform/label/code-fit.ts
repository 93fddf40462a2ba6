import { code128, qrCode } from '../pdf/codes.ts'

const QUIET_MODULES = 10

/**
 * The widest whole number of dots per module at which a Code 128 fits with its quiet zones, at most
 * 3, and the shift that centres its bars. One dot is the last resort: it scans only from a good
 * printer, so codes are 8 digits (99 modules, 24.75 mm at 2 dots and 203 dpi).
 */
export function barcodeFit(
  text: string,
  width: number,
): { readonly module: number; readonly shift: number } {
  const { modules } = code128(text)
  const module = Math.max(1, Math.min(3, Math.floor(width / (modules + QUIET_MODULES * 2))))
  return { module, shift: Math.max(0, Math.round((width - modules * module) / 2)) }
}

/** Whole dots per module so that a QR code stays inside its side, 1 to 10. */
export function qrScale(text: string, size_mm: number, dots: number): number {
  return Math.max(1, Math.min(10, Math.floor((size_mm * dots) / qrCode(text).modules)))
}
