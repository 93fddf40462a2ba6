import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
}

/**
 * A form that Enter sends. The browser says nothing of what lacks, in a language of its own: the
 * first field that must be filled gets the cursor, and its screen says what it wants.
 */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // React also brings what a dialog sends that was opened from inside of this form.
        if (event.target !== event.currentTarget) return
        const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('[required]')
        ;[...fields].find(field => field.value === '')?.focus()
        onSubmit(event)
      }}
    >
      {children}
      <button type="submit" hidden />
    </form>
  )
}
