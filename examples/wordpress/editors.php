<?php
/* The widgets in the block editor and in Elementor. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The block; its title, its icon and its attributes are in block.json. */
function maloca_register_block() {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-server-side-render' );
	wp_register_script( 'maloca-block', plugins_url( 'block.js', __FILE__ ), $needs, maloca_version(), true );
	register_block_type( __DIR__, array( 'render_callback' => 'maloca_render_block' ) );
}
add_action( 'init', 'maloca_register_block' );

/** The version of the plugin, by which browsers know a new block.js. */
function maloca_version() {
	return get_file_data( __DIR__ . '/maloca.php', array( 'version' => 'Version' ) )['version'];
}

/** What the block's editor knows, and the loader, which shows the widgets inside the editor. */
function maloca_load_editor() {
	if ( ! is_admin() ) {
		return;
	}
	wp_enqueue_script( 'maloca' );
	wp_enqueue_style( 'maloca' );
	$known = maloca_described() + array( 'trips' => (object) maloca_operator()['trips'] );
	wp_add_inline_script( 'maloca-block', 'var malocaKnown = ' . wp_json_encode( $known ) . ';', 'before' );
}
add_action( 'enqueue_block_assets', 'maloca_load_editor' );

/** @param array $block its attributes, as WordPress has checked them against block.json. */
function maloca_render_block( $block ) {
	$options = (array) $block['options'];
	// What somebody sends while editing reaches nobody.
	if ( $block['preview'] ) {
		$options['test-mode'] = true;
	}
	$html = maloca_render_edited( $block['widget'], $options, $block['text'] );
	return '' === $html || $block['preview'] ? $html : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/** A widget of an editor, whose button has its usual words until somebody writes others. */
function maloca_render_edited( $name, $options, $words ) {
	$known = isset( maloca_described()['widgets'][ $name ] );
	return maloca_render( $name, $options, '' === $words && $known ? maloca_usual_words( $name ) : $words );
}

function maloca_register_elementor( $widgets ) {
	require_once __DIR__ . '/elementor.php';
	$widgets->register( new Maloca_Elementor_Widget() );
}
add_action( 'elementor/widgets/register', 'maloca_register_elementor' );
