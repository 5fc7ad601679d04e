/**
 * House campaign, ours: a whole winter, from the first tracks to the last way out.
 * Eight battles, nine where they are level then. Whoever is ahead fights where the measured games are harder for that side, so that the
 * campaign is seldom decided early; a scene comes up at several leads, hence names like `-ahead` and `-far`. Leads as if nothing was drawn.
 */
import type { Campaign } from './tree.ts';

export const longWinter: Campaign = {
  id: 'long-winter',
  title: 'campaign.long-winter.title',
  label: 'campaign.label',
  about: 'campaign.long-winter.about',
  rules: 'campaign.rules',
  endings: {
    rebel: 'campaign.long-winter.ending.rebel',
    empire: 'campaign.long-winter.ending.empire',
    draw: 'campaign.long-winter.ending.draw',
  },
  battles: [
    // Level: a patrol.
    {
      id: 'patrol',
      scenario: '1',
      title: 'campaign.long-winter.patrol.title',
      briefing: 'campaign.long-winter.patrol.briefing',
      next: { rebel: 'heights', empire: 'landing' },
    },
    // One victory for the Rebels: they climb. One for the Empire: it lands.
    {
      id: 'heights',
      scenario: '9',
      title: 'campaign.long-winter.heights.title',
      briefing: 'campaign.long-winter.heights.briefing',
      next: { rebel: 'column', empire: 'gun' },
    },
    {
      id: 'landing',
      scenario: '4',
      title: 'campaign.long-winter.landing.title',
      briefing: 'campaign.long-winter.landing.briefing',
      next: { rebel: 'gun', empire: 'speeders' },
    },
    // Two for the Rebels, level, two for the Empire.
    {
      id: 'column',
      scenario: '3',
      title: 'campaign.long-winter.column.title',
      briefing: 'campaign.long-winter.column.briefing',
      next: { rebel: 'outpost-far', empire: 'outpost' },
    },
    {
      id: 'gun',
      scenario: '5',
      title: 'campaign.long-winter.gun.title',
      briefing: 'campaign.long-winter.gun.briefing',
      next: { rebel: 'outpost', empire: 'wreck' },
    },
    {
      id: 'speeders',
      scenario: '2',
      title: 'campaign.long-winter.speeders.title',
      briefing: 'campaign.long-winter.speeders.briefing',
      next: { rebel: 'wreck', empire: 'wreck-far' },
    },
    // The middle hurts: who leads, here by three or one, has gone too far.
    {
      id: 'outpost-far',
      scenario: '7',
      title: 'campaign.long-winter.outpost.title',
      briefing: 'campaign.long-winter.outpost.briefing',
      next: { rebel: 'officer-far', empire: 'officer-ahead' },
    },
    {
      id: 'outpost',
      scenario: '7',
      title: 'campaign.long-winter.outpost.title',
      briefing: 'campaign.long-winter.outpost.briefing',
      next: { rebel: 'officer-ahead', empire: 'shield' },
    },
    {
      id: 'wreck',
      scenario: '6',
      title: 'campaign.long-winter.wreck.title',
      briefing: 'campaign.long-winter.wreck.briefing',
      next: { rebel: 'officer', empire: 'shield-ahead' },
    },
    {
      id: 'wreck-far',
      scenario: '6',
      title: 'campaign.long-winter.wreck.title',
      briefing: 'campaign.long-winter.wreck.briefing',
      next: { rebel: 'shield-ahead', empire: 'shield-far' },
    },
    // The turning point. Level, it depends on who won last.
    {
      id: 'officer-far',
      scenario: '8',
      title: 'campaign.long-winter.officer.title',
      briefing: 'campaign.long-winter.officer.briefing',
      next: { rebel: 'breakout-far', empire: 'breakout-ahead' },
    },
    {
      id: 'officer-ahead',
      scenario: '8',
      title: 'campaign.long-winter.officer.title',
      briefing: 'campaign.long-winter.officer.briefing',
      next: { rebel: 'breakout-ahead', empire: 'breakout' },
    },
    {
      id: 'officer',
      scenario: '8',
      title: 'campaign.long-winter.officer.title',
      briefing: 'campaign.long-winter.officer.briefing',
      next: { rebel: 'breakout', empire: 'cannon' },
    },
    {
      id: 'shield',
      scenario: '10',
      title: 'campaign.long-winter.shield.title',
      briefing: 'campaign.long-winter.shield.briefing',
      next: { rebel: 'breakout', empire: 'cannon' },
    },
    {
      id: 'shield-ahead',
      scenario: '10',
      title: 'campaign.long-winter.shield.title',
      briefing: 'campaign.long-winter.shield.briefing',
      next: { rebel: 'cannon', empire: 'cannon-ahead' },
    },
    {
      id: 'shield-far',
      scenario: '10',
      title: 'campaign.long-winter.shield.title',
      briefing: 'campaign.long-winter.shield.briefing',
      next: { rebel: 'cannon-ahead', empire: 'cannon-far' },
    },
    // Cut off, or the first to leave: a lead of five, three or one.
    {
      id: 'breakout-far',
      scenario: '11',
      title: 'campaign.long-winter.breakout.title',
      briefing: 'campaign.long-winter.breakout.briefing',
      next: { rebel: 'camp-far', empire: 'camp-far' },
    },
    {
      id: 'breakout-ahead',
      scenario: '11',
      title: 'campaign.long-winter.breakout.title',
      briefing: 'campaign.long-winter.breakout.briefing',
      next: { rebel: 'camp-far', empire: 'camp-ahead' },
    },
    {
      id: 'breakout',
      scenario: '11',
      title: 'campaign.long-winter.breakout.title',
      briefing: 'campaign.long-winter.breakout.briefing',
      next: { rebel: 'camp-ahead', empire: 'doors' },
    },
    {
      id: 'cannon',
      scenario: '14',
      title: 'campaign.long-winter.cannon.title',
      briefing: 'campaign.long-winter.cannon.briefing',
      next: { rebel: 'camp', empire: 'doors-ahead' },
    },
    {
      id: 'cannon-ahead',
      scenario: '14',
      title: 'campaign.long-winter.cannon.title',
      briefing: 'campaign.long-winter.cannon.briefing',
      next: { rebel: 'doors-ahead', empire: 'doors-far' },
    },
    {
      id: 'cannon-far',
      scenario: '14',
      title: 'campaign.long-winter.cannon.title',
      briefing: 'campaign.long-winter.cannon.briefing',
      next: { rebel: 'doors-far', empire: 'doors-far' },
    },
    // Siege and gate: a lead of four or more, two, none.
    {
      id: 'camp-far',
      scenario: '12',
      title: 'campaign.long-winter.camp.title',
      briefing: 'campaign.long-winter.camp.briefing',
      next: { rebel: 'away', empire: 'away' },
    },
    {
      id: 'camp-ahead',
      scenario: '12',
      title: 'campaign.long-winter.camp.title',
      briefing: 'campaign.long-winter.camp.briefing',
      next: { rebel: 'away', empire: 'convoy' },
    },
    {
      id: 'camp',
      scenario: '12',
      title: 'campaign.long-winter.camp.title',
      briefing: 'campaign.long-winter.camp.briefing',
      next: { rebel: 'convoy', empire: 'rearguard' },
    },
    {
      id: 'doors',
      scenario: '13',
      title: 'campaign.long-winter.doors.title',
      briefing: 'campaign.long-winter.doors.briefing',
      next: { rebel: 'convoy', empire: 'rearguard' },
    },
    {
      id: 'doors-ahead',
      scenario: '13',
      title: 'campaign.long-winter.doors.title',
      briefing: 'campaign.long-winter.doors.briefing',
      next: { rebel: 'rearguard', empire: 'ridge' },
    },
    {
      id: 'doors-far',
      scenario: '13',
      title: 'campaign.long-winter.doors.title',
      briefing: 'campaign.long-winter.doors.briefing',
      next: { rebel: 'ridge', empire: 'ridge' },
    },
    // The eighth. At the two ends nothing is left to decide but who gets away; in between, the side that is ahead can end it.
    {
      id: 'away',
      scenario: '16',
      title: 'campaign.long-winter.away.title',
      briefing: 'campaign.long-winter.away.briefing',
      next: { rebel: null, empire: null },
    },
    {
      id: 'convoy',
      scenario: '16',
      title: 'campaign.long-winter.convoy.title',
      briefing: 'campaign.long-winter.convoy.briefing',
      next: { rebel: null, empire: 'last-stand' },
    },
    {
      id: 'rearguard',
      scenario: '17',
      title: 'campaign.long-winter.rearguard.title',
      briefing: 'campaign.long-winter.rearguard.briefing',
      next: { rebel: 'last-way', empire: null },
    },
    {
      id: 'ridge',
      scenario: '17',
      title: 'campaign.long-winter.ridge.title',
      briefing: 'campaign.long-winter.ridge.briefing',
      next: { rebel: null, empire: null },
    },
    // The ninth: level, after an Imperial victory and after a Rebel one.
    {
      id: 'last-stand',
      scenario: '17',
      title: 'campaign.long-winter.last-stand.title',
      briefing: 'campaign.long-winter.last-stand.briefing',
      next: { rebel: null, empire: null },
    },
    {
      id: 'last-way',
      scenario: '16',
      title: 'campaign.long-winter.last-way.title',
      briefing: 'campaign.long-winter.last-way.briefing',
      next: { rebel: null, empire: null },
    },
  ],
};
