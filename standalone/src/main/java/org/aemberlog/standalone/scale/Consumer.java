package org.aemberlog.standalone.scale;

import java.util.Arrays;

/** A consumer thread of rules-service and the intents that wait for it, oldest first. */
final class Consumer implements Comparable<Consumer> {

    private final int number;
    private final Arrivals arrivals;
    private double[] waiting = new double[1024];
    private int head;
    private int tail;

    /** What it does next, and when. */
    Step step = Step.WAITING;

    double at;

    /** How many intents it took with its last poll. */
    int polled;

    /** What a thread has done last. */
    enum Step {
        WAITING,
        DECIDED,
        PUBLISHED
    }

    Consumer(int number, Arrivals arrivals) {
        this.number = number;
        this.arrivals = arrivals;
        this.at = arrivals.next();
    }

    void goOn(Step next, double when) {
        step = next;
        at = when;
    }

    int number() {
        return number;
    }

    /** Takes in what has come up to a time. */
    void receive(double until) {
        for (; arrivals.next() <= until; arrivals.advance()) {
            if (tail == waiting.length) {
                makeRoom();
            }
            waiting[tail++] = arrivals.next();
        }
    }

    private void makeRoom() {
        int size = size();
        if (size <= waiting.length / 2) {
            System.arraycopy(waiting, head, waiting, 0, size);
        } else {
            waiting = Arrays.copyOf(Arrays.copyOfRange(waiting, head, tail), 2 * waiting.length);
        }
        head = 0;
        tail = size;
    }

    /** How many wait, those in hand included. */
    int size() {
        return tail - head;
    }

    /** When the oldest one came. */
    double take() {
        return waiting[head++];
    }

    /** When there is something to do again. */
    double nextArrival() {
        return arrivals.next();
    }

    @Override
    public int compareTo(Consumer other) {
        int byTime = Double.compare(at, other.at);
        return byTime != 0 ? byTime : Integer.compare(number, other.number);
    }
}
