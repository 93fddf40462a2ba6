import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'

export { PasswordInput } from '@mantine/core'
