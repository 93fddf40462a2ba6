import { expect, test } from 'vitest'
import { code128 } from '../../apps/server/src/platform/pdf/codes.ts'
import { code128Bars } from '../../apps/web/src/features/barang/cetak/code-128.ts'

test.each(['11000001', '12345678', '99999999', '10002345'])(
  '%s has the bars of the printed label',
  code => {
    const printed = code128(code)
    const bars = code128Bars(code)
    expect(printed.modules).toBe(79)
    expect(bars.map(([x, width]) => [x, width])).toEqual(
      printed.bars.map(([x, , width]) => [x, width]),
    )
  },
)
