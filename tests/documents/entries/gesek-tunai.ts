import { gesekTunai as document } from '@kencana/contract/areas/uang/gesek-tunai'
import { openSwiping, swipeBody } from '../../gesek-tunai/swipe.ts'
import { defineEntry } from '../entry.ts'

export const gesekTunai = defineEntry({
  document,
  open: api => openSwiping(api, 2_000_000_000),
  command: async () => ({ path: 'gesek-tunai', body: swipeBody(150_000) }),
})
