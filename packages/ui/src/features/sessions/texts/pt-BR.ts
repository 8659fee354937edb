import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Expiradas} revoked {Revogadas} other {Ativas}}',
  'permissions.loading': 'Carregando permissões',
  'permissions.none':
    '{tab, select, expired {Nada expirou} revoked {Nada foi revogado} other {Nada acontece sem a sua aprovação}}',
  'permissions.noneText': 'Aqui aparece o que este app pode fazer sem perguntar.',
  'permissions.undated': 'Data desconhecida',
  'permissions.missingService':
    'Não foi possível carregar as permissões dos seus outros navegadores.',
  'permissions.missingWallet':
    '{wallet} não compartilha a própria lista. Aqui está o que este navegador lembra.',
  'permissions.unsupportedTitle': '{wallet} não concede permissões',
  'permissions.unsupportedText': 'Os apps precisam perguntar a você toda vez.',
  'permissions.failedTitle': 'Não foi possível carregar suas permissões',
  'permissions.until': 'até {date}',
  'permissions.ended': 'terminou em {date}',
  'permissions.unknown': 'Não confirmada',
  'permissions.broader': 'Demais',
  'permissions.revoking': 'Revogando',
  'permissions.any': 'qualquer valor de {symbol}',
  'permissions.unknownAmount': 'um valor de {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} por minuto} hour {{amount} por hora} day {{amount} por dia} week {{amount} por semana} other {{amount} a cada {time}}}',
  'permissions.stream': '{amount} por dia, até {max} no total',
  'permissions.allowance': 'Até {amount} no total',
  'permissions.used': '{amount} usados',
  'permissions.usedInPeriod': '{amount} usados neste período',
  'permissions.calls': 'Chamar {names}',
  'permissions.callsWithValue': 'Chamar {names} e enviar até {amount}',
  'permissions.steps': 'O que aconteceu',
  'permissions.stepWallet':
    '{fact, select, pending {Confirme em {wallet}} done {{wallet} revogou} failed {{wallet} não revogou} other {Não é possível perguntar a {wallet} aqui}}',
  'permissions.stepList':
    '{fact, select, pending {Verificando com {wallet}} done {Não está mais na lista de {wallet}} failed {Ainda está na lista de {wallet}} other {{wallet} não tem lista para verificar}}',
  'permissions.stepChain':
    '{fact, select, pending {Consultando {network}} done {{network} confirma} failed {{network} ainda permite} other {Não foi possível consultar {network}}}',
  'permissions.stepService':
    '{fact, select, pending {Avisando o serviço} done {O serviço já sabe} other {Não foi possível avisar o serviço}}',
  'permissions.app': 'Aplicativo',
  'permissions.given': 'Concedida',
  'permissions.endsAt': 'Termina',
  'permissions.callLimit': 'Máximo de chamadas',
  'permissions.delegate': 'Quem pode usar',
  'permissions.enforcer': 'Garantida por',
  'permissions.gone': 'Esta permissão não está mais aqui',
  'permissions.broaderText':
    '{wallet} concedeu mais do que este app pediu. O app não recebeu a permissão, mas ela ainda pode estar ativa. Revogue.',
  'permissions.allowed': 'Permitido sem perguntar',
  'permissions.openText': 'Ainda pode estar ativa. Tente de novo ou revogue em {wallet}.',
  'permissions.revoke': 'Revogar',
  'permissions.revokeAgain': 'Revogar de novo',
  'permissions.revokeAll': 'Revogar todas as {count}',
  'permissions.createdTitle': '{app} tem a sua permissão',
  'permissions.createdText':
    '{words}, até {date}. Você pode revogar quando quiser nas configurações da conta.',
  'permissions.see': 'Ver permissão',
  'permissions.network': 'Rede',
  'permissions.done': 'Pronto',
  PERMISSION_INVALID: 'Este app pediu uma permissão inválida. Nada foi concedido.',
  PERMISSION_UNSUPPORTED: '{wallet} não pode conceder esta permissão. Tente outra carteira.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} concedeu mais do que este app pediu. Revogue em Permissões.',
}
