import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from './field-props.ts'
import classes from './inputs.module.css'
import { type LoadOptions, type PickOption, useOptions } from './parts/use-options.ts'

interface PickerProps extends FieldProps {
  readonly value: string | null
  readonly onChange: (value: string | null, option: PickOption | null) => void
  /** All choices, when they are few. */
  readonly options?: readonly PickOption[]
  /** Choices for what was typed, when they are many. */
  readonly load?: LoadOptions
  /** Text of the present value, when the choices do not hold it. */
  readonly valueLabel?: string
  readonly clearable?: boolean
}

/** Search as you type: ↑ ↓ choose, Enter takes, Esc leaves. */
export function Picker(props: PickerProps) {
  const {
    value,
    onChange,
    options,
    load,
    valueLabel,
    clearable = false,
    inputRef,
    ...field
  } = props
  const { t } = useTranslation()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState<string | null>(null)
  const found = useOptions({ open: combobox.dropdownOpened, typed: typed ?? '', options, load })
  const chosen = found.known(value)
  const shown = typed ?? (value === null ? '' : (chosen?.label ?? valueLabel ?? value))

  // The choices for what was typed come later than the key: only then can the first be marked.
  const firstFound = found.list[0]?.value
  const { selectFirstOption } = combobox
  useEffect(() => {
    if (typed !== null && typed !== '' && firstFound !== undefined) selectFirstOption()
  }, [typed, firstFound, selectFirstOption])

  const take = (option: PickOption | null) => {
    setTyped(null)
    onChange(option?.value ?? null, option)
    combobox.closeDropdown()
  }
  const locked = field.disabled === true || field.readOnly === true

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={picked => take(found.known(picked) ?? null)}
      withinPortal
    >
      <Combobox.Target>
        <InputBase
          {...field}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          autoComplete="off"
          value={shown}
          placeholder={field.placeholder ?? t('Ketik untuk mencari')}
          rightSection={found.loading ? <Loader size={14} /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onChange={event => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onClick={() => !locked && combobox.openDropdown()}
          onFocus={event => event.currentTarget.select()}
          onBlur={() => {
            if (typed === '' && clearable) take(null)
            else combobox.closeDropdown()
            setTyped(null)
            field.onBlur?.()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={locked}>
        <Choices found={found} value={value} clearable={clearable && typed === null} />
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface ChoicesProps {
  readonly found: ReturnType<typeof useOptions>
  readonly value: string | null
  readonly clearable: boolean
}

function Choices({ found, value, clearable }: ChoicesProps) {
  const { t } = useTranslation()
  return (
    <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
      {clearable && value !== null && <Combobox.Option value="">{t('Kosongkan')}</Combobox.Option>}
      {found.list.map(option => (
        <Combobox.Option key={option.value} value={option.value} active={option.value === value}>
          {option.label}
          {option.note !== undefined && <span className={classes.note}>{option.note}</span>}
        </Combobox.Option>
      ))}
      {found.list.length === 0 && !found.loading && (
        <Combobox.Empty>
          {found.failed ? t('Koneksi Bermasalah') : t('Tidak Ada Data')}
        </Combobox.Empty>
      )}
    </Combobox.Options>
  )
}
