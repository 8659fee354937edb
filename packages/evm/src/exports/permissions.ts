export { createEvmPermissions } from '../permissions/createEvmPermissions.ts'
