import { describe, expect, it } from 'vitest'
import { changeOut, type Out, outAmounts, outsBody, withOut, withoutOut } from './outs.ts'

describe('money that goes out', () => {
  const whole = withOut([], 'TRANSFER', 500)

  it('leaves as cash until another way is chosen, which then takes all of it', () => {
    expect(outAmounts([], 500)).toEqual({ tunai: 500, jumlah: [] })
    expect(outAmounts(whole, 500)).toEqual({ tunai: 0, jumlah: [500] })
    expect(withOut(whole, 'TRANSFER', 500)).toBe(whole)
  })

  it('is split: what is typed for one way the others make up', () => {
    const part = changeOut(whole, 'TRANSFER', { jumlah: 200, kode_bank: 'BCA' })
    expect(outAmounts(part, 500)).toEqual({ tunai: 300, jumlah: [200] })
    const three = withOut(part, 'SALDO', 500)
    expect(outAmounts(three, 500)).toEqual({ tunai: 0, jumlah: [200, 300] })
    expect(outsBody(changeOut(three, 'SALDO', { jumlah: 100 }), 500)).toEqual([
      { cara: 'TUNAI', jumlah: 200 },
      { cara: 'TRANSFER', jumlah: 200, kode_bank: 'BCA' },
      { cara: 'SALDO', jumlah: 100 },
    ])
    expect(outsBody(withoutOut(three, 'TRANSFER'), 500)).toEqual([{ cara: 'SALDO', jumlah: 500 }])
  })

  it('follows where one way takes all, and a second one is for a part of it', () => {
    const both = changeOut(withOut(whole, 'SALDO', 500), 'SALDO', { jumlah: 120 })
    expect(outAmounts(both, 500)).toEqual({ tunai: 0, jumlah: [380, 120] })
    expect(outAmounts(both, 800)).toEqual({ tunai: 0, jumlah: [680, 120] })
  })

  it('is never silently more than the pieces cost', () => {
    const much: readonly Out[] = changeOut(whole, 'TRANSFER', { jumlah: 600 })
    expect(outAmounts(much, 500).tunai).toBe(-100)
    const follows = withOut(much, 'SALDO', 500)
    expect(outAmounts(follows, 500).tunai).toBe(-100)
  })

  it('goes into the deposit that was chosen', () => {
    const bon = { no_bon: 'FD-SBY-261122-0001', nama: 'Bu Wulan' }
    expect(outsBody(changeOut(withOut([], 'SALDO', 500), 'SALDO', { bon }), 500)).toEqual([
      { cara: 'SALDO', jumlah: 500, no_bon: bon.no_bon },
    ])
  })
})
