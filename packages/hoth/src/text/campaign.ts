/** The house campaigns, in our own words. English decides which keys there are. */
export const campaign = {
  'campaign.label': 'House campaign, our own design',
  'campaign.own.label': 'A player’s campaign',
  'campaign.own.by': 'A campaign by {name}',
  'campaign.own.words': '{words}',
  'campaign.rules':
    'After each battle the winner takes one support card of its side; the loser takes one too if it reached at least half of its medal target. Once a side has had all five of its support cards, it takes no more. A support card can be used once in the whole campaign, in any later battle. Nobody wins a drawn battle: the way goes on as if the side with more victories had won it, or, if these are equal, the side that had the first turn. After the last battle the side with more battles won wins the campaign; if these are equal, the side with more medals in all.',
  'campaign.choose.rebel': 'Rebels: take one support card for the battles to come.',
  'campaign.choose.empire': 'Empire: take one support card for the battles to come.',
  'campaign.outcome.rebel.battles': 'The Rebels win the campaign, {rebel} to {empire} in battles.',
  'campaign.outcome.rebel.medals':
    'As many battles won by each side: the Rebels win the campaign, {rebel} to {empire} in medals.',
  'campaign.outcome.empire.battles': 'The Empire wins the campaign, {empire} to {rebel} in battles.',
  'campaign.outcome.empire.medals':
    'As many battles won by each side: the Empire wins the campaign, {empire} to {rebel} in medals.',
  'campaign.outcome.draw': 'Equal in battles and in medals: the campaign is a draw.',

  'campaign.iron-on-ice.title': 'Iron on the Ice',
  'campaign.iron-on-ice.about':
    'The Empire has found the base and marches on it across the open ice. Four or five battles, from the first probe droids to the doors.',
  'campaign.iron-on-ice.contact.title': 'Shapes in the Snow',
  'campaign.iron-on-ice.contact.briefing':
    'Probe droids drift between the seracs, and snowtroopers follow their signals. A Rebel patrol can still silence them before they have seen too much. Whoever masters this stretch of snow decides how the landing begins.',
  'campaign.iron-on-ice.low-flight.title': 'Low and Fast',
  'campaign.iron-on-ice.low-flight.briefing':
    'The patrol has held, and the speeder pilots want to strike before the Empire is ready. Three squadrons fly at a column that has only one walker. Tomorrow there will be more of them.',
  'campaign.iron-on-ice.landing.title': 'The Landing Ground',
  'campaign.iron-on-ice.landing.briefing':
    'The droids have shown the way, and two walkers already stand on the ice. A thin Rebel line guards a station beside the ridges. Whoever holds that building at the end holds the road.',
  'campaign.iron-on-ice.wreck.title': 'What the Wreck Knows',
  'campaign.iron-on-ice.wreck.briefing':
    'An Imperial wreck lies between the lines, its data still readable. Rebel infantry learns more with every turn it stays there. But the Empire has troops enough to replace every squad it loses.',
  'campaign.iron-on-ice.hill.title': 'The Gun in the Middle',
  'campaign.iron-on-ice.hill.briefing':
    'One gun emplacement commands the whole plain, and both sides know it. No walker could be brought up, so the infantry has to settle the matter. The emplacement is worth more than any squad.',
  'campaign.iron-on-ice.outpost.title': 'Hold Until They Fly',
  'campaign.iron-on-ice.outpost.briefing':
    'The march rolls on towards a Rebel outpost with two walkers at the front. The garrison has a single gun and the promise that speeders are on their way. The Empire has to be faster.',
  'campaign.iron-on-ice.high-ground.title': 'Closing the Valley',
  'campaign.iron-on-ice.high-ground.briefing':
    'The march has stalled, and for once the Rebels attack. Three positions command the valley: held all at the same time, they end the advance for good. Without walkers the snowtroopers have only numbers to throw in.',
  'campaign.iron-on-ice.column.title': 'Another Column',
  'campaign.iron-on-ice.column.briefing':
    'A new column comes through the rocks, led by a walker. Bring it down, and the advance is broken. Let it pass, and the fighting moves to the camps around the base.',
  'campaign.iron-on-ice.generators.title': 'Under the Shield',
  'campaign.iron-on-ice.generators.briefing':
    'Three walkers have the shield generators in view. If both generators fall, the march has reached its goal. The defenders need not drive the enemy off, only make every step too costly.',
  'campaign.iron-on-ice.encircled.title': 'Encircled',
  'campaign.iron-on-ice.encircled.briefing':
    'The Empire stands on all sides of the last ridge. The Rebels can fight for the way out in the west, unit by unit, or for the ridge itself. The Empire wants both closed.',
  'campaign.iron-on-ice.siege.title': 'The Last Camp',
  'campaign.iron-on-ice.siege.briefing':
    'The walkers have broken through and turn on the camp in the corner of the valley. Guns and the best speeder crews are all that is left to meet them. Imperial infantry among the tents would settle the whole march.',
  'campaign.iron-on-ice.doors.title': 'At the Doors',
  'campaign.iron-on-ice.doors.briefing':
    'The shield still stands, so three walkers come for the base itself. Fresh snowtroopers appear beside them turn after turn and run for two doors; three units inside are enough. The Rebels must fell the walkers or bleed the attack dry.',
  'campaign.iron-on-ice.ending.rebel':
    'The march has come to a halt in the snow. The base stands, and the wind covers the wrecks before it.',
  'campaign.iron-on-ice.ending.empire':
    'The march has reached its goal. The base is in Imperial hands, and only tracks lead away from it.',
  'campaign.iron-on-ice.ending.draw': 'Both armies lie exhausted in the snow, and nobody can claim the day.',

  'campaign.last-transport.title': 'The Last Transport',
  'campaign.last-transport.about':
    'The base is to be given up. Every hour the Rebels win on the ice lets another transport leave. Four or five battles, from the first alarm to the last departure.',
  'campaign.last-transport.alarm.title': 'First Alarm',
  'campaign.last-transport.alarm.briefing':
    'A walker and its escort have been sighted among the rocks, earlier than anyone expected. The loading has only just begun. Each hour gained here is worth a transport.',
  'campaign.last-transport.wounded.title': 'One More to Bring Home',
  'campaign.last-transport.wounded.briefing':
    'The column has been slowed, and there is time to fetch a wounded officer from the forward trenches. Imperial troops are on every side. The Rebels have to carry the officer out in the west; the Empire only has to get there.',
  'campaign.last-transport.outpost.title': 'The Road to the Hangars',
  'campaign.last-transport.outpost.briefing':
    'The Empire moves up the road, and a single outpost stands in its way. Its garrison has to last until fresh speeders arrive. If it falls, the next shots will reach the base.',
  'campaign.last-transport.speeders.title': 'Borrowed Time',
  'campaign.last-transport.speeders.briefing':
    'Three speeder squadrons fly out to meet the vanguard before it has formed up. They want no ground, only time for the loading crews. The snowtroopers have one walker and the cover of the ridges.',
  'campaign.last-transport.cannon.title': 'Three Shots to Clear the Sky',
  'campaign.last-transport.cannon.briefing':
    'No transport can leave unless the ion cannon keeps the fleet away. Three shots will do, but each of them takes time to charge. One well-aimed Imperial hit is enough to silence it.',
  'campaign.last-transport.shield.title': 'While the Shield Holds',
  'campaign.last-transport.shield.briefing':
    'The transports are still being loaded, and the walkers already have the generators in view. If both are destroyed, nothing protects the hangars any longer. The defenders have guns, trenches and two speeder squadrons.',
  'campaign.last-transport.convoy.title': 'Out Through the Front',
  'campaign.last-transport.convoy.briefing':
    'The way is as clear as it will ever be: the last Rebels leave straight through the thinned Imperial line. A ridge in the west gives whoever holds it a better view of the battle. It is the Empire’s last chance to stop them.',
  'campaign.last-transport.gate.title': 'The South Gate',
  'campaign.last-transport.gate.briefing':
    'The outer line is being given up, and its infantry runs for two doors in the south. Each unit that gets inside will be on board. The Empire has to catch four of them in the open.',
  'campaign.last-transport.breakout.title': 'Cut Off',
  'campaign.last-transport.breakout.briefing':
    'Imperial infantry has closed the way back, so the only way out leads forward, over steep ridges and through the enemy. Neither side has vehicles here. Each unit that gets through counts.',
  'campaign.last-transport.storm.title': 'Before the Engines Start',
  'campaign.last-transport.storm.briefing':
    'The walkers have come up to the base, and snowtroopers run for its two doors. Three units inside put an end to the evacuation. The last crews can still stop the walkers if they stand together.',
  'campaign.last-transport.rearguard.title': 'The Rearguard',
  'campaign.last-transport.rearguard.briefing':
    'Somebody has to stay behind so that the last transport can leave. The rearguard holds a ridge with the enemy all around it and one way out in the west. The Empire wants the ridge and everyone on it.',
  'campaign.last-transport.landing-ground.title': 'Engines Running',
  'campaign.last-transport.landing-ground.briefing':
    'The way to the landing ground is open again, and the last transport is warming its engines. Guns and the best speeder crews stand around it. If Imperial infantry gets in among them, hardly anyone will leave.',
  'campaign.last-transport.ending.rebel':
    'The last transport has gone, and the ice is empty. The Rebellion lives to find another hiding place.',
  'campaign.last-transport.ending.empire': 'The hangars are taken with transports still in them. Only a few have escaped.',
  'campaign.last-transport.ending.draw':
    'Some transports got away and some did not. Both sides will tell of this day as a victory.',

  'campaign.long-winter.title': 'The Long Winter',
  'campaign.long-winter.about':
    'One whole winter on the ice, from the first tracks in the snow to the last way out. Eight or nine battles: whoever is ahead is drawn into the harder fights, and most winters are decided on the last day.',
  'campaign.long-winter.patrol.title': 'First Tracks',
  'campaign.long-winter.patrol.briefing':
    'Probe droids have come down in the snow, and nobody knows yet what they have reported. A Rebel patrol rides out to silence them; snowtroopers wait where the signals come from. It is only a small fight. The winter begins with it.',
  'campaign.long-winter.heights.title': 'The Heights',
  'campaign.long-winter.heights.briefing':
    'The Empire is blind for the moment, and the Rebels use it: they climb to three old positions above the valley. Whoever sits there sees every landing. The snowtroopers know that too, and they are many.',
  'campaign.long-winter.landing.title': 'Boots on the Ice',
  'campaign.long-winter.landing.briefing':
    'The signals have been heard. Two walkers stand on the ice before the sun is up, and more will follow if the station in the south falls. It is a lonely building, and for this one day everything turns on it.',
  'campaign.long-winter.column.title': 'Too Much Luck',
  'campaign.long-winter.column.briefing':
    'Two days, two victories: in the base they begin to sing. Then a walker comes out of the rocks where no scout had looked. The Empire has stopped being careless, and the Rebels have to bring the giant down with what they have.',
  'campaign.long-winter.gun.title': 'A Gun in a Wreck',
  'campaign.long-winter.gun.briefing':
    'Each side has drawn blood, and both look at the same place on the map: a wreck in the middle of the plain with a gun inside that still fires. It is worth more than the squads that will be lost for it.',
  'campaign.long-winter.speeders.title': 'Everything That Flies',
  'campaign.long-winter.speeders.briefing':
    'The outposts have gone quiet one after the other. In the hangar they fuel everything that flies and send it at the Imperial spearhead, three flights against one walker. If it cannot be stopped here, it will not be stopped before the line.',
  'campaign.long-winter.outpost.title': 'The Farthest Post',
  'campaign.long-winter.outpost.briefing':
    'The Rebel line now reaches far out, and its farthest post is the one the Empire has chosen. Speeders are promised, but not before the fifth turn. Until then a handful of soldiers hears the ground shake, step by step.',
  'campaign.long-winter.wreck.title': 'What They Left Behind',
  'campaign.long-winter.wreck.briefing':
    'On its way forward the Empire has left a wreck behind, and in it the plan of the whole attack. Rebel infantry crawls in and copies it line by line. Outside, one Imperial squad after the other asks for it back.',
  'campaign.long-winter.officer.title': 'The One Who Knew',
  'campaign.long-winter.officer.briefing':
    'The officer who knows how the evacuation is planned lies wounded between the lines. Carry the stretcher out in the west, and the plan stays a secret. The Empire need not win any ground today; it only has to get there.',
  'campaign.long-winter.shield.title': 'Two Lights on the Horizon',
  'campaign.long-winter.shield.briefing':
    'The generators can be seen from the walkers now: two lights that do not go out. If they do, the base lies open under the whole fleet. This is the middle of the winter, and neither side can afford to lose it.',
  'campaign.long-winter.breakout.title': 'Behind the Enemy',
  'campaign.long-winter.breakout.briefing':
    'Those who had gone farthest are cut off now: between them and home stands the infantry of the Empire, and the only way leads on, over steep ridges and right through it. There are no vehicles here, and there is no plan left either.',
  'campaign.long-winter.cannon.title': 'The First to Leave',
  'campaign.long-winter.cannon.briefing':
    'In the base they no longer speak of holding out, they speak of leaving. Nothing takes off unless the ion cannon opens the sky, shot by shot. The Empire has understood that, and all its guns look for one target.',
  'campaign.long-winter.camp.title': 'Between the Tents',
  'campaign.long-winter.camp.briefing':
    'The fighting has reached the places where people sleep. Walkers come from the east, and behind the tents in the corner of the valley stand the last guns. Imperial boots between the tents would be the end of the siege.',
  'campaign.long-winter.doors.title': 'The Gate',
  'campaign.long-winter.doors.briefing':
    'Three walkers stop before the gate and let their troops out, again and again. Inside they pile up crates against the doors and listen. Three units through, and the winter is over; three walkers down, and it goes on.',
  'campaign.long-winter.convoy.title': 'A Head Start',
  'campaign.long-winter.convoy.briefing':
    'The transports have a head start, and the last crews follow them north, past a post from which the whole field can be read. Get through, and nobody catches them any more. The Empire has this one chance left.',
  'campaign.long-winter.rearguard.title': 'Somebody Has to Stay',
  'campaign.long-winter.rearguard.briefing':
    'The base cannot be held any longer, and somebody has to stay so that the others can run. A ridge, a way out in the west, the enemy on both sides. If the rearguard falls, there is nothing behind it.',
  'campaign.long-winter.away.title': 'In Good Order',
  'campaign.long-winter.away.briefing':
    'The winter is won: the base leaves as one leaves a house, in good order and with the lights out. What remains is the last march, north and through what is left of the enemy. Nobody wants to be the one who is missing at the count.',
  'campaign.long-winter.ridge.title': 'Only Names',
  'campaign.long-winter.ridge.briefing':
    'The base is lost, and everybody knows it. On the last ridge those who could not be fetched fight for each other, one unit at a time, towards the way out in the west. The Empire would like to say that nobody escaped.',
  'campaign.long-winter.last-stand.title': 'The Longest Night',
  'campaign.long-winter.last-stand.briefing':
    'The head start is gone; the Empire has caught up and stands on all sides of one ridge. So many days, and all of them weigh the same as this night. Whoever gets out in the west takes the winter along.',
  'campaign.long-winter.last-way.title': 'The Door Stays Open',
  'campaign.long-winter.last-way.briefing':
    'The rearguard has held, against all that was to be expected, and one way stays open: north, past the command post, to the last ships. Behind, the Empire comes with all it has. After the longest winter everything is level, and there is one day left.',
  'campaign.long-winter.ending.rebel':
    'Spring never comes to this world, but the winter is over: the ships are far away, and in all of them somebody counts those who came along. There are more than anybody had hoped.',
  'campaign.long-winter.ending.empire':
    'The halls under the ice are silent. Imperial engineers walk through them with lamps and find warm cups, open books, a list of names. The winter has taken a long time, and the Empire has had more of it.',
  'campaign.long-winter.ending.draw': 'Nobody has won this winter. It has only ended.',
} as const;

export type CampaignKey = keyof typeof campaign;
