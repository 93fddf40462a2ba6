import { gather } from './gather.ts'

/** Every area's texts of this language, in one file for the browser. */
export const messages = gather(
  import.meta.glob('../../../../../packages/contract/src/messages/hk/**/*.ts', { eager: true }),
)
