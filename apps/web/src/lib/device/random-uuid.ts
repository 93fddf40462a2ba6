/**
 * A shop's server is often plain http on the shop's own network, and browsers leave `randomUUID`
 * out there. The random numbers themselves are the same good ones.
 */
export function offerRandomUuid(): void {
  if (typeof crypto.randomUUID === 'function') return
  crypto.randomUUID = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    // Version 4, variant 1 (RFC 9562).
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
    const [a, b, c, d, e] = [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(at => hex.slice(...at))
    return `${a}-${b}-${c}-${d}-${e}` as ReturnType<Crypto['randomUUID']>
  }
}
