package org.aemberlog.game.card.dsl;

/**
 * All words of the card language: pages of cards extend this, all others import it statically. Each topic extends the
 * one before it, because Java inherits static methods from classes only.
 */
public abstract class Language extends PlayerWords {}
