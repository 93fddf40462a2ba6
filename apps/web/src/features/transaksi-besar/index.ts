/** Days of persons that are to be reported, beside the document that reached the sum. */
export { LargeTasks, useWithTasks } from './large-tasks.tsx'
