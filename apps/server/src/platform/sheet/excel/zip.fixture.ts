import { crc32, deflateRawSync } from 'node:zlib'

interface Raw {
  readonly packed: Buffer
  /** What the directory declares, true or not. */
  readonly size: number
  /** Says nothing in the directory and the truth in its own head, as a streaming writer may. */
  readonly behind?: boolean
}

/** A ZIP for tests, also one that lies about its sizes. */
export function zipOf(files: Record<string, string>, raw: Record<string, Raw> = {}): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of new Set([...Object.keys(files), ...Object.keys(raw)])) {
    const bytes = Buffer.from(files[name] ?? '')
    const given = raw[name]
    const { packed, size, behind } = given ?? {
      packed: deflateRawSync(bytes),
      size: bytes.length,
      behind: false,
    }
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(given === undefined ? crc32(bytes) : 0, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    if (behind === true) {
      facts.writeUInt16LE(8, 2)
      facts.writeUInt32LE(0, 14)
    }
    const at = Buffer.alloc(14)
    at.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, at, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

/** The same ZIP with its directory told in 64 bits: the short fields say "elsewhere". */
export function zip64Of(zip: Buffer): Buffer {
  const end = Buffer.from(zip.subarray(zip.length - 22))
  const front = zip.subarray(0, zip.length - 22)
  const long = Buffer.alloc(56)
  long.write('PK\x06\x06', 'latin1')
  long.writeBigUInt64LE(44n, 4)
  long.writeBigUInt64LE(BigInt(end.readUInt16LE(8)), 24)
  long.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32)
  long.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40)
  long.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(front.length), 8)
  locator.writeUInt32LE(1, 16)
  end.writeUInt16LE(0, 8)
  end.writeUInt16LE(0, 10)
  end.writeUInt32LE(0xffff_ffff, 16)
  return Buffer.concat([front, long, locator, end])
}
