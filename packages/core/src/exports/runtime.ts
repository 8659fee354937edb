export { createRuntime, type Runtime } from '../features/createRuntime.ts'
