import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} te pide que inicies sesión. Continúa solo si lo empezaste tú, con la billetera dueña de tu cuenta de Farcaster.',
  'farcaster.noWallet':
    'No se encontró ninguna billetera en este navegador. Abre esta página en el navegador donde está tu billetera.',
  'farcaster.copy': 'Copiar enlace',
  'farcaster.copied': 'Enlace copiado',
  'farcaster.decline': 'No iniciar sesión',
  'farcaster.rejected': 'Rechazaste en tu billetera. Inténtalo de nuevo o elige otra billetera.',
  'farcaster.unsigned': 'Tu billetera no firmó. Inténtalo de nuevo o elige otra billetera.',
  'farcaster.foreign': 'Esta billetera no puede firmar por esa cuenta de Farcaster. Elige otra.',
  'farcaster.accountTitle': 'Escribe tu ID de Farcaster',
  'farcaster.accountLead':
    'Esta billetera no tiene ninguna cuenta de Farcaster. Si puede firmar por una, escribe el ID de esa cuenta.',
  'farcaster.account': 'ID de Farcaster',
  'farcaster.other': 'Elegir otra billetera',
  'farcaster.sign': 'Firmar',
  'farcaster.done': 'Puedes cerrar esta página y volver a donde empezaste.',
  'farcaster.late': 'Este inicio de sesión terminó. Empieza de nuevo donde estabas.',
}
