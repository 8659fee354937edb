import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Site',
  'sessions.since': 'Desde',
  'sessions.until': 'Até',
  'sessions.none': 'Você não entrou em {app}',
  'sessions.signOut': 'Sair',
  'sessions.everywhere': 'Sair de todos os lugares',
  'sessions.notReached': 'Você saiu aqui. O app será avisado quando puder ser acessado.',
  'sessions.devices': 'Onde você entrou',
  'sessions.loading': 'Carregando seus dispositivos',
  'sessions.thisDevice': 'Este dispositivo',
  'sessions.lastUsed': 'Último uso: {time}',
  'sessions.device': '{browser} no {system}',
  'sessions.unknown': 'Navegador desconhecido',
  'sessions.signOutOf': 'Sair de {device}',
  'sessions.signedOutOf': 'Você saiu de {device}.',
  'sessions.onlyHere': 'Você não entrou em nenhum outro lugar.',
  'sessions.failed': 'Não foi possível carregar seus outros dispositivos.',
  'sessions.offline':
    'Você está offline. Seus dispositivos serão carregados quando você voltar a ficar online.',
  SIWX_REQUIRED: 'Você não entrou. Entre primeiro.',
  SIWX_SESSION_ENDED: 'Sua sessão terminou. Entre novamente.',
}
