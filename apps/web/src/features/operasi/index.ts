export { Alarms, InstallationState } from './operations-panel.tsx'
