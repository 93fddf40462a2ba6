export { InstallationState } from './operations-panel.tsx'
export { StuckMessages } from './stuck-messages.tsx'
export { useStateOfInstallation } from './use-state-of-installation.ts'
