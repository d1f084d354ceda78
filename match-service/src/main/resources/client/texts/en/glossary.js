/**
 * The words of the rulebook that are explained where they appear, in a sentence each. Before the colon
 * stand the forms that are looked for, separated by `|`; the first is what the word is called.
 */
export const glossary = {
  glossary: {
    alpha: 'alpha: Can only be played before anything else is played, used or discarded this turn.',
    archives: 'archive|archives|archived: Put facedown aside; after choosing a house, a player may take all archived cards into hand.',
    assault: 'assault: Attacking, it deals this much damage before the fight.',
    capture: 'capture|captures|captured: The opponent’s Æmber goes onto a creature, and back when that leaves play.',
    chains: 'chain|chains: Who has chains draws fewer cards at the end of a turn, and then sheds one.',
    check: 'check!: The player has Æmber for a key and forges it next turn, unless that changes.',
    deploy: 'deploy: Can enter anywhere in the battleline, not only on a flank.',
    elusive: 'elusive: The first time it is attacked each turn, neither creature takes damage from the other.',
    enrage: 'enrage|enrages|enraged: When used, it has to fight if it can, which ends the rage.',
    exalt: 'exalt|exalts|exalted: 1 Æmber goes from the supply onto the creature, and to the opponent when that leaves play.',
    exhaust: 'exhaust|exhausts|exhausted: Turned sideways; cannot be used until it is readied at the end of its player’s turn.',
    flank: 'flank|flanks: An end of a battleline.',
    forge: 'forge|forges|forged: Pays Æmber for a key at the start of a turn; the third one wins.',
    graft: 'graft|grafts|grafted: Put faceup under the card.',
    hazardous: 'hazardous: Attacked, it deals the attacker this much damage before the fight.',
    invulnerable: 'invulnerable: Can be neither damaged nor destroyed.',
    neighbor: 'neighbor|neighbors|neighboring: A creature right beside it in the battleline.',
    omega: 'omega: Once it is played, nothing more can be played, used or discarded this turn.',
    omni: 'omni: Can be used whichever house is active.',
    poison: 'poison: A creature that its power damages in a fight is destroyed.',
    purge: 'purge|purges|purged: Out of the game, faceup.',
    sacrifice: 'sacrifice|sacrifices|sacrificed: Its own player gives it up; it is destroyed.',
    skirmish: 'skirmish: Attacking, it takes no damage from the creature it fights.',
    splash: 'splash: Damage that each neighbor of the target takes, too.',
    steal: 'steal|steals|stole|stolen: Æmber goes from the opponent’s pool into one’s own.',
    stun: 'stun|stuns|stunned|unstuns: Its next use does nothing but remove the stun.',
    taunt: 'taunt: Its neighbors without taunt cannot be attacked.',
    tide: 'tide: Neutral, or high for one player and low for the other; some cards do more at high tide.',
    unforge: 'unforge|unforges|unforged: A forged key is lost and has to be forged again.',
    ward: 'ward|wards|warded: Lost in place of the next damage or of leaving play.',
  },
};
