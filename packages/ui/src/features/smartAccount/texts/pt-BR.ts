import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Com uma conta inteligente você confirma várias etapas de uma vez, e os apps podem pagar suas taxas. Seu endereço continua o mesmo.',
  'smartAccount.introContract':
    'Com uma conta inteligente você confirma várias etapas de uma vez, e os apps podem pagar suas taxas. Ela tem um endereço diferente do da sua conta simples.',
  'smartAccount.addresses': 'Mesmo login, outro endereço',
  'smartAccount.use': 'Usar uma conta inteligente',
  'smartAccount.kept': 'Desativada. O que foi atualizado continua assim até você remover.',
  'smartAccount.loading': 'Verificando suas redes…',
  'smartAccount.ready': 'Pronta. Ela é atualizada na sua primeira ação.',
  'smartAccount.readyContract': 'Pronta. Ela é criada na sua primeira ação.',
  'smartAccount.upgraded': 'Atualizada',
  'smartAccount.count': '{count, plural, one {Atualizada em # rede} other {Atualizada em # redes}}',
  'smartAccount.plain': 'Conta simples',
  'smartAccount.unavailable': 'Não disponível aqui. Sua conta funciona como conta simples.',
  'smartAccount.unavailableContract': 'Não disponível aqui. Use sua conta simples.',
  'smartAccount.unknown': 'Executa código que não conhecemos',
  'smartAccount.contract': 'Conta de contrato',
  'smartAccount.failed': 'Não foi possível verificar esta rede',
  'smartAccount.explorer': 'Ver no explorador',
  'smartAccount.remove': 'Remover a atualização',
  'smartAccount.removeText':
    'Em {network} sua conta volta a ser simples, e as permissões dadas lá terminam. Você paga a taxa de rede.',
  'smartAccount.keep': 'Cancelar',
  'smartAccount.asking': 'Removendo a atualização…',
  'smartAccount.waiting': 'Aguardando {network}…',
  'smartAccount.removed': 'Atualização removida',
  'smartAccount.confirmed': '{network} confirma.',
  'smartAccount.unclear': 'Ainda não confirmado',
  'smartAccount.unclearText': 'Está a caminho. Confira no explorador antes de tentar de novo.',
  'smartAccount.notRemoved': 'Atualização não removida',
  'smartAccount.done': 'Pronto',
  'smartAccount.codeIntro':
    'Uma conta pode executar o código de um programa, que então age por ela. Veja de quem é o código da sua.',
  'smartAccount.stop':
    'Esta conta executa código que não conhecemos. Quem o escreveu pode ficar com o que você receber aqui.',
  'smartAccount.elsewhere': 'Para remover, abra {wallet} e desative lá a conta inteligente.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Sua conta não pode ser uma conta inteligente em {network}. Nada foi enviado.',
  OPERATION_REJECTED:
    'Isso não foi aceito. Nada foi enviado. Confira se você tem o suficiente para a taxa.',
  SPONSOR_DECLINED:
    'O patrocinador não paga mais por isso. Nada foi enviado. Tente de novo para ver a nova taxa.',
}
