/**
 * Styles of the Mantine parts that every screen shows, in the order they build on each other. A
 * part of some screens brings its own (kit/mantine).
 */
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Button.css'
