import { inflateRawSync } from 'node:zlib'

/** Files of a zip by name, read from its list at the end. */
export function unzipped(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = zip.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let i = zip.readUInt16LE(end + 10); i > 0; i -= 1) {
    const length = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    const start = zip.readUInt32LE(at + 42)
    const data = start + 30 + zip.readUInt16LE(start + 26)
    const packed = zip.subarray(data, data + zip.readUInt32LE(at + 20))
    const bytes = inflateRawSync(packed)
    if (bytes.length !== zip.readUInt32LE(at + 24)) throw new Error(`${name} is cut short`)
    files[name] = bytes.toString('utf8')
    at += 46 + length
  }
  return files
}
