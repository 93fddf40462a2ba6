export { Alarms, InstallationState } from './operations-panel.tsx'
export { StuckMessages } from './stuck-messages.tsx'
