/** A table of codes with what people read for them: texts of ours, in six languages. */
export const words = <const T extends Readonly<Record<string, string>>>(table: T): T => table
