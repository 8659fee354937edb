export { createRuntime, prepareRuntime, type Runtime } from '../features/createRuntime.ts'
