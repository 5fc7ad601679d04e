"""Fits a net to samples of self-play on a GPU: the same form, aims and files as packages/ai/src/net (train.ts, samples.ts).

    python3 fit.py '{"shape": {...}, "lesson": {...}, "passes": 6, "seed": 1}' samples...

Prints lines of JSON: how many positions there are, the errors after each pass, and the net's numbers as 32-bit floats, part by part.
"""
import base64
import json
import sys
import time

import numpy as np
import torch

FIELDS = [("index", np.uint16), ("amount", np.float32), ("game", np.uint32), ("begins", np.uint32), ("inputs", np.uint16),
          ("choicesAt", np.uint32), ("choices", np.uint16), ("expected", np.float32), ("result", np.float32),
          ("choiceInputs", np.uint16), ("share", np.float32)]
PARTS = ["wide", "wideBias", "straight", "narrow", "narrowBias", "value", "valueBias", "scores", "scoresBias", "choices",
         "choiceBias", "score"]
HELD_BACK = 10


def read(paths):
    lists = {name: [] for name, _ in FIELDS}
    shift = {"begins": 0, "choicesAt": 0}
    for path in paths:
        data = np.fromfile(path, dtype=np.uint8)
        at = 0
        while at < len(data):
            sizes = {}
            for name, kind in FIELDS:
                size = int(data[at:at + 4].view(np.uint32)[0])
                at += 4
                length = size * np.dtype(kind).itemsize
                found = data[at:at + length].view(kind)
                at += length
                sizes[name] = size
                lists[name].append(found.astype(np.int64) + shift[name] if name in shift else found)
            shift["begins"] += sizes["index"]
            shift["choicesAt"] += sizes["share"]
    return {name: np.concatenate(found) for name, found in lists.items()}


def ranges(begins, counts):
    """All places begins[i] .. begins[i] + counts[i], one behind the other."""
    total = int(counts.sum())
    starts = torch.cumsum(counts, 0) - counts
    return torch.arange(total, device=counts.device) + torch.repeat_interleave(begins - starts, counts)


class Fit:
    def __init__(self, asked, samples, device):
        shape = asked["shape"]
        self.shape, self.lesson, self.device = shape, asked["lesson"], device
        torch.manual_seed(asked["seed"])
        wide, narrow, scores = shape["wide"], shape["narrow"], shape["scores"]
        sizes = {"wide": (shape["inputs"], wide), "wideBias": (wide,), "straight": (shape["inputs"],), "narrow": (narrow, wide),
                 "narrowBias": (narrow,), "value": (narrow,), "valueBias": (1,), "scores": (scores, wide), "scoresBias": (scores,),
                 "choices": (shape["choices"], scores), "choiceBias": (shape["choices"],), "score": (scores,)}
        spread = {"wide": 0.12, "narrow": (2 / wide) ** 0.5, "value": 0.3, "scores": (1 / wide) ** 0.5, "choices": 0.2, "score": 0.3}
        self.w = {part: (torch.randn(sizes[part], device=device) * spread.get(part, 0)).requires_grad_() for part in PARTS}
        tensor = lambda name, kind=torch.int64: torch.tensor(samples[name].astype(np.int64 if kind == torch.int64 else np.float32), device=device)
        self.index, self.amount = tensor("index", torch.int32).int(), tensor("amount", torch.float32)
        self.begins, self.inputs = tensor("begins"), tensor("inputs")
        self.choices_at, self.choices = tensor("choicesAt"), tensor("choices")
        self.choice_inputs, self.share = tensor("choiceInputs"), tensor("share", torch.float32)
        trust = self.lesson["trust"]
        self.aim = trust * tensor("expected", torch.float32) + (1 - trust) * tensor("result", torch.float32)
        # Where the inputs of each choice begin: behind those of its position, one behind the other.
        before = torch.cumsum(self.choice_inputs, 0) - self.choice_inputs
        owner = torch.repeat_interleave(torch.arange(len(self.choices), device=device), self.choices)
        first = before[self.choices_at.clamp(max=max(0, len(before) - 1))] if len(before) else before
        self.choice_begins = (self.begins + self.inputs)[owner] + before - first[owner]

    def errors(self, places):
        w, wide = self.w, self.shape["wide"]
        counts = self.inputs[places]
        at = ranges(self.begins[places], counts)
        index, amount = self.index[at].long(), self.amount[at]
        offsets = torch.cumsum(counts, 0) - counts
        bag = lambda rows: torch.nn.functional.embedding_bag(index, rows, offsets, mode="sum", per_sample_weights=amount)
        seen = torch.relu(bag(w["wide"]) + w["wideBias"])
        narrow = torch.relu(seen @ w["narrow"].T + w["narrowBias"])
        logit = narrow @ w["value"] + w["valueBias"] + bag(w["straight"].unsqueeze(1)).squeeze(1)
        value = torch.nn.functional.binary_cross_entropy_with_logits(logit, self.aim[places], reduction="sum")
        many = self.choices[places] > 1
        chosen = places[many]
        if len(chosen) == 0:
            return value, value * 0, 0, 0
        asked = seen[many] @ w["scores"].T + w["scoresBias"]
        counts = self.choices[chosen]
        which = ranges(self.choices_at[chosen], counts)
        owner = torch.repeat_interleave(torch.arange(len(chosen), device=self.device), counts)
        sizes = self.choice_inputs[which]
        at = ranges(self.choice_begins[which], sizes)
        index, amount = self.index[at].long(), self.amount[at]
        offsets = torch.cumsum(sizes, 0) - sizes
        bag = lambda rows: torch.nn.functional.embedding_bag(index, rows, offsets, mode="sum", per_sample_weights=amount)
        score = torch.relu(bag(w["choices"]) + asked[owner]) @ w["score"] + bag(w["choiceBias"].unsqueeze(1)).squeeze(1)
        highest = torch.full((len(chosen),), -1e9, device=self.device).scatter_reduce(0, owner, score.detach(), "amax")
        total = torch.zeros(len(chosen), device=self.device).index_add(0, owner, torch.exp(score - highest[owner]))
        logs = score - highest[owner] - torch.log(total)[owner]
        share = self.share[which]
        policy = -(share * logs).sum()
        most = torch.zeros(len(chosen), device=self.device).scatter_reduce(0, owner, share, "amax")
        agrees = int(((score >= highest[owner]) & (share >= most[owner])).sum())
        return value, policy, len(chosen), agrees

    def run(self, passes, games):
        device, batch = self.device, self.lesson["batch"]
        held = torch.tensor(games % HELD_BACK == 3, device=device)
        train, test = (~held).nonzero().squeeze(1), held.nonzero().squeeze(1)
        optimizer = torch.optim.AdamW(list(self.w.values()), lr=self.lesson["rate"], weight_decay=self.lesson["decay"])
        steps = passes * ((len(train) + batch - 1) // batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, self.lesson["rate"], total_steps=max(1, steps), pct_start=0.1)
        for number in range(passes):
            began = time.time()
            sums = self.over(train[torch.randperm(len(train), device=device)], optimizer, schedule)
            with torch.no_grad():
                tested = self.over(test)
            print(json.dumps({"pass": number, "train": sums, "test": tested, "seconds": round(time.time() - began, 1)}), flush=True)

    def over(self, places, optimizer=None, schedule=None):
        sums = [0.0, 0.0, 0, 0]
        for part in places.split(self.lesson["batch"]):
            value, policy, decided, agrees = self.errors(part)
            if optimizer:
                optimizer.zero_grad()
                ((value + self.lesson["policy"] * policy) / len(part)).backward()
                optimizer.step()
                schedule.step()
            for i, x in enumerate((float(value), float(policy), decided, agrees)):
                sums[i] += x
        decided = max(1, sums[2])
        return {"value": sums[0] / max(1, len(places)), "policy": sums[1] / decided, "agrees": sums[3] / decided}


def main():
    asked, paths = json.loads(sys.argv[1]), sys.argv[2:]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    samples = read(paths)
    fit = Fit(asked, samples, device)
    print(json.dumps({"positions": len(samples["game"])}), flush=True)
    fit.run(asked["passes"], samples["game"].astype(np.int64))
    numbers = np.concatenate([fit.w[part].detach().cpu().numpy().astype(np.float32).ravel() for part in PARTS])
    print(json.dumps({"numbers": base64.b64encode(numbers.tobytes()).decode()}), flush=True)


main()
