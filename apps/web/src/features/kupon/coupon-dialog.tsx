import type { CouponAnswer } from '@kencana/contract/areas/nota/kupon'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickDialog } from '../../engines/document-frame/entry/quick-dialog.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { problemText } from '../../lib/problem-text.ts'
import { type CouponNota, lookUp } from './refresh-coupon.ts'
import { whyNot } from './words.ts'

interface CouponDialogProps {
  readonly nota: CouponNota
  readonly onClose: () => void
}

/** A coupon the customer hands in: its code is typed or scanned, looked up, and taken or not. */
export function CouponDialog({ nota, onClose }: CouponDialogProps) {
  const { t } = useTranslation()
  const { kupon } = nota.cart
  const onUse = (found: CouponAnswer | null) => {
    nota.dispatch({ type: 'kupon', kupon: found })
    onClose()
  }
  const [typed, setTyped] = useState(kupon?.kode_kupon ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Another code takes the place of the one that is there.
  useEffect(() => field.current?.select(), [])
  const kode_kupon = typed.trim()
  const run = async () => {
    if (isAsking) return
    if (kode_kupon === '') return onUse(null)
    setAsking(true)
    try {
      const coupon = await lookUp(kode_kupon, nota)
      if (coupon.tolak === null) onUse(coupon)
      else setFault(whyNot(coupon.tolak, t))
    } catch (problem) {
      setFault(await problemText(problem))
    } finally {
      setAsking(false)
    }
  }
  return (
    <QuickDialog
      onClose={onClose}
      title={t('Kupon')}
      act={{ label: t('Pakai kupon'), run: () => void run(), disabled: isAsking }}
      other={{ label: t('Batal'), run: onClose }}
    >
      <TextField
        inputRef={field}
        label={t('Kode Kupon')}
        description={t('Kosongkan untuk melepas kupon dari nota.')}
        value={typed}
        onChange={text => {
          setTyped(text)
          setFault(null)
        }}
        upper
        maxLength={20}
        error={fault ?? undefined}
        data-autofocus
        data-scans
      />
    </QuickDialog>
  )
}
