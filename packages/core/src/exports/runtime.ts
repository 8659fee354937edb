export { createRuntime, type Runtime } from '../runtime/createRuntime.ts'
