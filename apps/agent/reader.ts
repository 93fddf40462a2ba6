/**
 * What drives a fingerprint reader. What a print and a template are is the driver's own affair: the
 * agent keeps templates, hands them back for matching, and sends neither anywhere.
 */
export interface Reader {
  readonly name: string
  /** The next finger laid down after this call; rejects when `signal` aborts. */
  scan(signal: AbortSignal): Promise<Buffer>
  /** What is kept of a finger, to know it again. */
  templateOf(print: Buffer): Buffer
  matches(template: Buffer, print: Buffer): boolean
  close(): void
}
