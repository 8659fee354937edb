import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'Impossibile raggiungere il wallet. Controlla la connessione a internet e riprova.',
  FRAME_REFUSED: 'Questa app non è configurata correttamente. Contatta la sua assistenza.',
  FRAME_LOST:
    'Il wallet non risponde più. Controlla se la tua richiesta è andata a buon fine prima di riprovare.',
  FRAME_BAD_ANSWER: 'Qualcosa è andato storto da parte nostra. Riprova.',
  FRAME_VERSION_UNSUPPORTED:
    'Questa app e il suo wallet non sono compatibili. Ricarica la pagina o contatta l’assistenza dell’app.',
  LOGIN_CODE_WRONG: 'Il codice non è corretto. Usa quello dell’email più recente.',
  LOGIN_CODE_EXPIRED: 'Il codice è scaduto. Richiedine uno nuovo.',
  LOGIN_THROTTLED: 'Troppi tentativi. Attendi un attimo e riprova.',
  LOGIN_PROVIDER_REFUSED: 'Accesso rifiutato. Non è stato condiviso nulla.',
  LOGIN_PROVIDER_FAILED: 'L’accesso non è riuscito. Riprova o accedi in un altro modo.',
  LOGIN_WINDOW_CLOSED: 'La finestra è stata chiusa prima dell’accesso.',
  LOGIN_DEVICE_UNPROVEN: 'Il tuo wallet resta bloccato qui finché non confermi che è tuo.',
  WALLET_LOCKED: 'Il tuo wallet è bloccato in questo browser. Riprova per sbloccarlo.',
  SHARE_MISMATCH:
    'Impossibile aprire il tuo wallet. Non è stato firmato nulla. Usa un altro metodo di recupero.',
  SHARE_REFUSED: 'Il server non ha sbloccato il tuo wallet. Non è stato firmato nulla. Riprova.',
}
