export { mountModal } from '../features/mountModal.ts'
